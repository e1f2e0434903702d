import { keysById, valuesById } from '#kernel/collections/tables';
import type { DesignId } from '#model/campaign/ids';
import { type Project, SYSTEM_PROJECTS } from '#model/campaign/project';
import { CANCELLED_UNIT_PROJECTS, type CancelWork } from '#model/orders/cancel-work';
import { farEndOf } from '#model/campaign/lane';
import { WORK_SOURCES, type WorkSource } from '#model/campaign/work';
import { ratingOf } from '#model/forces/design';
import { type Unit, UNIT_STATUSES } from '#model/forces/unit';
import { type OrderKind, REPAIR_PLACES } from '#model/orders/order';
import { isBuiltBy, isShareable } from '#rules/construction/built-by';
import { upgradeOf } from '#rules/construction/upgrade-of';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { isDerelict } from '#rules/galaxy/derelict-of';
import type { Proposal, Thought } from './thought.ts';

type YardKind = Extract<
  OrderKind,
  | 'BuildUnits'
  | 'FundWork'
  | 'CancelWork'
  | 'RankWorks'
  | 'RepairUnits'
  | 'RefitUnits'
  | 'SetStatus'
  | 'ImproveLane'
  | 'UpgradeBase'
  | 'ScrapUnits'
  | 'ScuttleUnits'
  | 'ReverseEngineer'
>;

/** The order to cancel a project; none for projects that are done in the turn of their order. */
function cancelOf({ kind, subject }: Project): readonly CancelWork[] {
  if (subject.kind === 'system') {
    const project = SYSTEM_PROJECTS.find((one) => one === kind);
    return project === undefined ? [] : [{ kind: 'CancelWork', project, system: subject.system }];
  }
  const named = kind === 'field-repair' ? 'repair' : kind;
  const project = CANCELLED_UNIT_PROJECTS.find((one) => one === named);
  return project === undefined ? [] : [{ kind: 'CancelWork', project, unit: subject.unit }];
}

/** One of some units, in a percentage of cases. */
function someUnit({ chance }: Thought, units: readonly Unit[], percent: number): readonly Unit[] {
  const unit = chance.percent(percent) ? chance.pick(units) : null;
  return unit === null ? [] : [unit];
}

const ownUnits = ({ view }: Thought): readonly Unit[] => valuesById(view.units);

const derelictsOf = (thought: Thought): readonly Unit[] =>
  ownUnits(thought).filter(({ design }) => isDerelict(design));

const aheadOf = (thought: Thought): readonly Unit[] =>
  ownUnits(thought).filter(({ design }) => {
    const known = thought.view.designs[design];
    return known?.known === 'stats' && known.design.era > thought.view.empire.era;
  });

const explorersOf = (thought: Thought): readonly Unit[] =>
  ownUnits(thought).filter(({ design }) => {
    const known = thought.view.designs[design];
    return known?.known === 'stats' && ratingOf(known.design, 'explorer') > 0;
  });

const civilianBasesOf = (thought: Thought): readonly Unit[] =>
  ownUnits(thought).filter(({ design }) => upgradeOf(design) !== null);

/** Mostly a class that the empire may build; sometimes any that it has heard of. */
function someDesign({ view, chance }: Thought): DesignId | null {
  const everybody = valuesById(view.designs).flatMap((row) =>
    row.known === 'stats' && view.universalLists.includes(row.design.list) ? row.design.id : [],
  );
  const own = [...view.empire.unlocked, ...view.empire.schematics, ...everybody];
  return chance.pick(chance.percent(90) ? own : keysById(view.designs));
}

/** Mostly the empire's classes of that hull; sometimes any of its own. */
function likeClasses({ view, chance }: Thought, from: DesignId): readonly DesignId[] {
  const old = view.designs[from]?.design;
  if (chance.percent(10)) return view.empire.unlocked;
  return view.empire.unlocked.filter((id) => {
    const { design } = view.designs[id] ?? {};
    return id !== from && design?.hull === old?.hull && design?.kind === old?.kind;
  });
}

/** A point or two of a ship of a shipyard, now and then, for the system to build. */
function someShare(
  { view, chance }: Thought,
  design: DesignId,
  source: WorkSource,
): Readonly<{ share?: number }> {
  const row = view.designs[design];
  if (row?.known !== 'stats' || source !== 'shipyard' || !isShareable(row.design)) return {};
  return chance.percent(20) ? { share: chance.upTo(2) } : {};
}

/** What might be ordered about construction, and about units at yards. */
export const YARD_PROPOSALS: { readonly [K in YardKind]: Proposal<K> } = {
  BuildUnits: (thought) => {
    const { view, chance } = thought;
    const own = valuesById(view.systems).filter((system) => system.own !== null);
    const system = chance.pick(own);
    const design = someDesign(thought);
    const known = design === null ? undefined : view.designs[design]?.design;
    const fitting = known === undefined ? [] : WORK_SOURCES.filter((one) => isBuiltBy(known, one));
    const source = chance.pick(fitting);
    if (system === null || design === null || source === null) return [];
    const pay = chance.percent(30) ? chance.upTo(6) : null;
    const names = chance.percent(30) ? [`Nova ${String(chance.upTo(99))}`] : [];
    const count = chance.upTo(2);
    const what = {
      design,
      count,
      system: system.id,
      source,
      ...someShare(thought, design, source),
    };
    return [{ kind: 'BuildUnits', ...what, names, pay }];
  },
  FundWork: ({ view, chance }) => {
    const work = chance.pick(valuesById(view.works));
    return work === null ? [] : [{ kind: 'FundWork', work: work.id, pay: chance.upTo(6) }];
  },
  CancelWork: ({ view, chance }) => {
    const work = chance.percent(10) ? chance.pick(valuesById(view.works)) : null;
    const projects = valuesById(view.projects);
    const project = projects.length > 0 && chance.percent(10) ? chance.pick(projects) : null;
    return [
      ...(work === null ? [] : [{ kind: 'CancelWork', work: work.id } as const]),
      ...(project === null ? [] : cancelOf(project)),
    ];
  },
  RankWorks: ({ view, chance }) => {
    const work = chance.percent(40) ? chance.pick(valuesById(view.works)) : null;
    return work === null ? [] : [{ kind: 'RankWorks', works: [work.id] }];
  },
  RepairUnits: ({ view, chance }) =>
    valuesById(view.units)
      .filter(
        ({ condition, unconverted }) =>
          (condition === 'crippled' || unconverted) && chance.percent(60),
      )
      .map(({ id }) => ({
        kind: 'RepairUnits',
        units: [id],
        where: chance.pick(REPAIR_PLACES) ?? 'yard',
      })),
  RefitUnits: (thought) =>
    someUnit(thought, ownUnits(thought), 40).flatMap(({ id, design }) => {
      const goal = thought.chance.pick(likeClasses(thought, design));
      return goal === null ? [] : [{ kind: 'RefitUnits', units: [id], design: goal }];
    }),
  SetStatus: (thought) => {
    const status = thought.chance.pick(UNIT_STATUSES) ?? 'active';
    return someUnit(thought, ownUnits(thought), 40).map(({ id }) => ({
      kind: 'SetStatus',
      units: [id],
      status,
    }));
  },
  ImproveLane: (thought) =>
    someUnit(thought, explorersOf(thought), 40).flatMap((unit) => {
      const { chance, view } = thought;
      const system = systemOfUnit(unit, view);
      const lane = chance.pick(
        valuesById(view.lanes).filter(({ a, b }) => a === system || b === system),
      );
      return system === null || lane === null
        ? []
        : [{ kind: 'ImproveLane', explorer: unit.id, toward: farEndOf(lane, system) }];
    }),
  UpgradeBase: (thought) =>
    civilianBasesOf(thought).map(({ id }) => ({ kind: 'UpgradeBase', base: id })),
  ScrapUnits: (thought) =>
    someUnit(thought, ownUnits(thought), 3).map(({ id }) => ({ kind: 'ScrapUnits', units: [id] })),
  ScuttleUnits: (thought) =>
    someUnit(thought, derelictsOf(thought), 40).map(({ id }) => {
      return { kind: 'ScuttleUnits', units: [id] };
    }),
  ReverseEngineer: (thought) =>
    someUnit(thought, aheadOf(thought), 20).map(({ id }) => {
      return { kind: 'ReverseEngineer', units: [id] };
    }),
};
