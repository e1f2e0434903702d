import type { EmpireView } from '#fog/views/empire-view';

/** The name of a class that the reader can build. */
export const classExample = ({ empire, designs }: EmpireView): string => {
  const [unlocked] = empire.unlocked;
  const known = unlocked === undefined ? undefined : designs[unlocked];
  return known?.design.name ?? 'Convoy';
};
