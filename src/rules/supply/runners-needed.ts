/** Blockade Runners that a way past a system takes. @rule SUP-5 */
export const runnersNeeded = ({
  enemies,
  friends,
}: Readonly<{ enemies: number; friends: number }>): number => Math.max(1, enemies - friends);
