type Facts = Readonly<{
  census: number;
  /** Ships of all empires at War or Hostilities with the system's controller, Siege counted twice. */
  enemies: number;
  /** The same for the controller and the empires that fight on its side. */
  friends: number;
}>;

/** Whether a system is shut in: by more enemy ships than friendly ones, and enough for its Census. @rule SUP-4 */
export function isBlockaded({ census, enemies, friends }: Facts): boolean {
  return enemies > friends && enemies >= Math.max(1, census);
}
