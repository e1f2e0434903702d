type Facts = Readonly<{
  census: number;
  /** Ships of all who are at War or Hostilities with whoever controls the system, Siege counted twice. */
  enemies: number;
  /** The same of its controller and of those who fight as one side with him. */
  friends: number;
}>;

/** Whether a system is shut in: by more enemy ships than friendly ones, and enough for its Census. @rule SUP-4 */
export function isBlockaded({ census, enemies, friends }: Facts): boolean {
  return enemies > friends && enemies >= Math.max(1, census);
}
