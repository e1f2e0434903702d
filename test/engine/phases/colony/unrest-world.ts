import { colonyPhase } from '#engine/phases/colony/phase';
import { tableOf } from '#kernel/collections/group-by';
import { brandAs } from '#kernel/brand/brand';
import { valuesById } from '#kernel/collections/tables';
import type { MoraleEffectKind } from '#model/campaign/effect';
import { moraleEffectIdOf } from '#model/campaign/effect';
import { type KnownLane, knowledgeIdOf } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { AbilityId } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import type { RollKind } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import {
  campaignOf,
  designId,
  designOf,
  empireId,
  empireOf,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { runPhases } from '#test/support/run-phases';
import { withRules } from '#test/support/with-rules';

export const human = empireId('human');
export const [sol, wolf] = [systemId('H0101'), systemId('H0102')];

const infantry = designOf({ id: designId('infantry'), kind: 'ground', hull: null });
const carrier = designOf({ id: designId('hangar'), kind: 'base', hull: null, cv: 1 });
const abilities = [{ id: brandAs<AbilityId>('atmospheric'), rating: 1 }];
const flight = designOf({ id: designId('flight'), kind: 'flight', hull: null, abilities });

/** A unit of the humans at Sol. */
export const atSol = (id: string, design: 'infantry' | 'hangar' | 'flight'): Unit =>
  unitOf({
    id: unitId(`human.${id}`),
    owner: human,
    design: designId(design),
    place: { kind: 'system', system: sol },
  });

type Given = Readonly<{
  sol: Partial<StarSystem>;
  wolf?: Partial<StarSystem>;
  units?: readonly Unit[];
  marks?: readonly MoraleEffectKind[];
  orders?: readonly Order[];
  rules?: Partial<RuleSet>;
  turn?: number;
}>;

export function unrestAt({
  sol: here,
  wolf: there,
  units = [],
  marks = [],
  turn = 1,
}: Given): CampaignState {
  const map = campaignOf({
    turn,
    phase: 'colony',
    empires: [empireOf({ id: human })],
    systems: [
      systemOf({ id: sol, name: 'Sol', owner: human, ...here }),
      systemOf({ id: wolf, name: 'Wolf', ...there }),
    ],
    lanes: [{ a: sol, b: wolf, class: 'minor' }],
    designs: [infantry, carrier, flight],
    units,
  });
  const known = { turn: 1, source: 'scenario' } as const;
  const charted = valuesById(map.lanes).map(({ id: lane, ...rest }): KnownLane => {
    return { ...rest, id: knowledgeIdOf(human, lane), viewer: human, lane, known };
  });
  const effects = marks.map((kind) => {
    const subject = { kind: 'system', system: sol } as const;
    const id = moraleEffectIdOf(kind, sol);
    return { id, kind, owner: human, subject, amount: 1, begins: turn, ends: turn };
  });
  return {
    ...map,
    knownLanes: tableOf(charted, ({ id }) => id),
    effects: tableOf(effects, ({ id }) => id),
  };
}

/** The Colony Phase of two systems one lane apart. */
export function colonyTurn(given: Given, dice: readonly (readonly [RollKind, number])[] = []) {
  const phase = withRules(colonyPhase, given.rules ?? {});
  const script = dice.map(([purpose, value]) => ({ purpose, values: [value] }));
  return runPhases([phase], unrestAt(given), { human: given.orders ?? [] }, script);
}
