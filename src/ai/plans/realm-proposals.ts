import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import { SPECIALISATIONS } from '#model/campaign/system';
import type { OrderKind } from '#model/orders/order';
import type { Proposal, Thought } from './thought.ts';

type RealmKind = Extract<
  OrderKind,
  | 'InvestTech'
  | 'DesignUnit'
  | 'RaiseProductivity'
  | 'SellProductivity'
  | 'RaiseIntel'
  | 'Terraform'
  | 'SpecialiseColony'
  | 'SetMartialLaw'
  | 'TakeReprisal'
  | 'Colonize'
  | 'TakeFind'
>;

function ownSystem({ view, chance }: Thought, percent: number): readonly SystemId[] {
  if (!chance.percent(percent)) return [];
  const own = valuesById(view.systems).filter((system) => system.own !== null);
  const system = chance.pick(own);
  return system === null ? [] : [system.id];
}

/** What might be ordered about research and colonies. */
export const REALM_PROPOSALS: { readonly [K in RealmKind]: Proposal<K> } = {
  InvestTech: ({ chance }) =>
    chance.percent(60) ? [{ kind: 'InvestTech', points: chance.upTo(12) }] : [],
  DesignUnit: ({ view, chance }) => {
    if (view.empire.advancesInHand === 0) return [];
    const name = `Design ${String(view.turn)}-${String(chance.upTo(99))}`;
    const values = { dv: chance.upTo(3), as: chance.upTo(3), af: chance.upTo(2), cv: 0, cr: 3 };
    return [
      {
        kind: 'DesignUnit',
        name,
        unit: 'ship',
        hull: 'DD',
        ...values,
        ground: null,
        abilities: [],
      },
    ];
  },
  RaiseProductivity: (thought) =>
    ownSystem(thought, 30).map((system) => ({ kind: 'RaiseProductivity', system })),
  SellProductivity: (thought) =>
    ownSystem(thought, 5).map((system) => ({ kind: 'SellProductivity', system })),
  RaiseIntel: (thought) => ownSystem(thought, 15).map((system) => ({ kind: 'RaiseIntel', system })),
  Terraform: (thought) => ownSystem(thought, 10).map((system) => ({ kind: 'Terraform', system })),
  SpecialiseColony: (thought) => {
    if (thought.view.rules.specialisation === 'off') return [];
    const to = thought.chance.pick([...SPECIALISATIONS, null]);
    return ownSystem(thought, 40).map((system) => ({ kind: 'SpecialiseColony', system, to }));
  },
  SetMartialLaw: (thought) =>
    ownSystem(thought, 20).map((system) => {
      const law = thought.view.systems[system]?.own?.martialLaw !== true;
      return { kind: 'SetMartialLaw', system, law };
    }),
  TakeReprisal: (thought) =>
    ownSystem(thought, 25).map((system) => ({ kind: 'TakeReprisal', system })),
  TakeFind: ({ view, chance }) =>
    view.empire.finds.flatMap(({ kind: find, system, classes }) => {
      const design = chance.percent(60) ? chance.pick(classes) : null;
      const count = chance.upTo(2);
      return design === null ? [] : [{ kind: 'TakeFind', find, system, design, count }];
    }),
  Colonize: ({ view, chance }) =>
    valuesById(view.units)
      .filter(({ design }) => view.designs[design]?.design.kind === 'convoy')
      .filter(() => chance.percent(25))
      .map(({ id, census }) => {
        const [rival] = valuesById(view.neighbours);
        return { kind: 'Colonize', convoy: id, yieldsTo: census > 0 ? null : (rival?.id ?? null) };
      }),
};
