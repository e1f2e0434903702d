import type { Dealings } from '#model/campaign/dealings';
import type { EmpireId } from '#model/campaign/ids';
import type { KnownSystem } from '#model/campaign/knowledge';

type Pair = Readonly<{ viewer: EmpireId; other: EmpireId; dealings: Dealings | undefined }>;

/**
 * Whether spies of an empire have uncovered the covert war of another on it; `known`: the systems that it knows, with its reports.
 * @rule DIP-7 @rule INT-5
 */
export const isPlotUncovered = (
  known: readonly Pick<KnownSystem, 'reports'>[],
  { viewer, other, dealings }: Pair,
): boolean =>
  dealings?.covertWars.includes(other) === true &&
  known.some(({ reports = [] }) =>
    reports.some(
      ({ facts }) =>
        facts.kind === 'treaty' &&
        facts.state === 'war' &&
        [viewer, other].every((party) => facts.between.includes(party)),
    ),
  );
