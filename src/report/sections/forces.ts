import { sortBy } from '#kernel/collections/sort-by';
import { type ById, valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import { forceIndexOf } from '#rules/forces/force-index';
import type { FleetId, ProjectId, SystemId, UnitId } from '#model/campaign/ids';
import type { Project } from '#model/campaign/project';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { Block, Cell, Phrase } from '#report/document/document';
import { phrase, status } from '#report/document/inline';
import type { Names } from '#report/sentences/names';
import { captionOf } from './caption.ts';
import { fleetPhrase } from './fleet-phrase.ts';
import { type UnitFacts, unitsPhrase } from './units-phrase.ts';

/** The forces of one empire. */
export type Forces = Readonly<{
  fleets: ById<FleetId, Fleet>;
  units: ById<UnitId, Unit>;
  unpaid: readonly UnitId[];
  /** Those that pulled back before an Interception, and are held to it. */
  pulledBack: readonly UnitId[];
  projects: ById<ProjectId, Project>;
  names: Names;
  /** Which of them hide, in words; left out where nobody asks. */
  hiding?: ReadonlyMap<UnitId, string>;
  /** Whose they are, in a report about several empires. */
  owner?: string;
}>;

type Row = Readonly<{ place: string; rank: number; cells: readonly Cell[] }>;

const WORKS: { readonly [K in Project['kind']]?: string } = {
  upgrade: 'is upgraded',
  lane: 'improves a lane',
  refit: 'in refit',
};

/** MOV-9: why units do nothing this turn. */
const restsIn = ({ projects }: Forces): ReadonlyMap<UnitId, string> =>
  new Map(
    valuesById(projects).flatMap((project): readonly (readonly [UnitId, string])[] => {
      const { kind, subject, ready } = project;
      if (subject.kind !== 'unit') return [];
      const until = ready === null ? '' : ` until turn ${String(ready)}`;
      const work = `${WORKS[kind] ?? 'in repair'}${until}`;
      return [[subject.unit, subject.to === null ? work : `becomes ${subject.to}`]];
    }),
  );

/** What is so of the units of an empire, for those who tell of them. */
export const unitFactsOf = (forces: Omit<Forces, 'owner'>): UnitFacts => {
  const { fleets, units, unpaid, pulledBack, names, hiding } = forces;
  const without = new Set(unpaid);
  const held = new Set(pulledBack);
  const rests = restsIn(forces);
  return {
    index: forceIndexOf({ fleets, units }),
    names,
    isUnpaid: (id) => without.has(id),
    isHeldBack: (id) => held.has(id),
    restOf: (id) => rests.get(id) ?? null,
    hidingOf: (id) => hiding?.get(id) ?? null,
  };
};

/** That a fleet has to leave, and by which lane. */
export const leaving = ({ withdrawing }: Fleet, names: Names): Phrase =>
  withdrawing === null
    ? []
    : phrase(status('warning', `leaves by ${names.lane(withdrawing.lane)}`));

function fleetRow(fleet: Fleet, facts: UnitFacts, { names }: Forces): Row {
  const place = names.fleetPlace(fleet.place);
  const leaves = leaving(fleet, names);
  const units = [
    ...unitsPhrase(facts.index.inFleet(fleet.id), facts),
    ...(leaves.length === 0 ? [] : phrase('; ')),
    ...leaves,
  ];
  return { place, rank: 0, cells: [place, fleetPhrase(fleet), units] };
}

function garrisonRow(system: SystemId, facts: UnitFacts, { names }: Forces): Row {
  const place = names.system(system);
  const units = unitsPhrase(facts.index.atSystem(system), facts);
  return { place, rank: 1, cells: [place, 'garrison', units] };
}

/** Fleets and what belongs to systems, by place. */
export function forcesTable(forces: Forces): Block {
  const facts = unitFactsOf(forces);
  const garrisons = new Set<SystemId>();
  for (const { place } of valuesById(forces.units)) {
    if (place.kind === 'system') garrisons.add(place.system);
  }
  const rows = sortBy(
    [
      ...valuesById(forces.fleets).map((fleet) => fleetRow(fleet, facts, forces)),
      ...[...garrisons].map((system) => garrisonRow(system, facts, forces)),
    ],
    (a, b) => compareText(a.place, b.place),
    (a, b) => a.rank - b.rank,
  );
  return {
    kind: 'table',
    caption: captionOf('Forces', forces.owner),
    columns: [
      { label: 'Place', align: 'start' },
      { label: 'Fleet', align: 'start', namesRow: true },
      { label: 'Units', align: 'start', width: 1 },
    ],
    rows: rows.map(({ cells }) => cells),
    empty: 'There are no forces.',
  };
}
