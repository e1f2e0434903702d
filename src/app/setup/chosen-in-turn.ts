import type { SetupEmpire } from '#content/setups/setup-schema';
import { type AutomaticChoice, coloniesChoiceText, homeChoiceText } from './automatic-choice.ts';
import type { Setup } from './setup.ts';
import type { SystemFinder } from './system-finder.ts';

const TEXT_OF: Readonly<
  Record<'homeworld' | 'colonies', (empire: SetupEmpire, finder: SystemFinder) => string>
> = {
  homeworld: ({ homeworld = 0 }) => homeChoiceText(homeworld),
  colonies: ({ colonies = [] }, finder) =>
    coloniesChoiceText(
      colonies.map(({ system, kind }) => ({ system: finder.find(system)?.name ?? system, kind })),
    ),
};

/** What was chosen for absent players when it was their turn. It is in the file like a choice of their own. */
export const chosenInTurn = (
  { file, seats }: Setup,
  finder: SystemFinder,
): readonly AutomaticChoice[] =>
  seats.flatMap(({ automatic }, index) =>
    automatic.map((part) => ({
      ...{ player: index + 1, part },
      text: TEXT_OF[part](file.empires[index] ?? {}, finder),
    })),
  );
