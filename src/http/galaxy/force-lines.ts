import type { Scenario } from '#content/scenarios/scenario-schema';
import { TEXTS } from './texts.ts';

/** The first forces of an empire, a line for each fleet and for each system. */
export const forceLines = (
  { forces }: Pick<Scenario, 'forces'>,
  empire: string,
): readonly string[] =>
  forces
    .filter(({ owner }) => owner === empire)
    .map(({ fleet, at, units }) => {
      const listed = units.map((one) => {
        const aboard = one.aboard.map(({ class: flight, count }) => `${String(count)} ${flight}`);
        const carried = aboard.length === 0 ? '' : TEXTS.withEach(aboard.join(', '));
        return `${String(one.count)} ${one.class}${carried}`;
      });
      return TEXTS.fleetLine(fleet ?? TEXTS.inSystem, at, listed.join(', '));
    });
