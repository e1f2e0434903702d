import { describe, expect, test } from 'vitest';
import { openingPhase } from '#engine/phases/opening/phase';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { effectiveIntelOf } from '#rules/intel/effective-intel';
import { viewedBy } from '#test/fog/viewed-by';
import { designId, unitId, unitOf } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import {
  d6,
  draw,
  kili,
  laneTo,
  loranFleet,
  order,
  ross,
  sol,
  systemIn,
  vega,
  wolf,
} from '../mission-world.ts';
import { d100, d20, nextTurn, results, spied, spiesIn, tensionOf } from './spies.ts';

/** Humans at Sol (Intel 4) and Ross (Intel 3), so two and one jumps from Wolf. */
const two = { owner: human, census: 2, morale: 2, intel: 3 } as const;

const opened = (state: CampaignState): CampaignState => {
  const input = { orders: {}, rules: DEFAULT_RULE_SET };
  const idle = { dice: undefined as never, decide: undefined as never };
  const result = openingPhase.run({ state: { ...state, phase: 'opening' }, ...input, ...idle });
  if (!result.done) throw new Error('nobody is asked');
  return result.state;
};

describe('INT-4: missions of one phase', () => {
  test('Counter-Insurgency comes first and is lost at the Census; then Insurgency takes a point', () => {
    const world = spiesIn({ wolf: { census: 4, morale: 4, intel: 2 } });
    const orders = {
      [human]: [order('propaganda-insurgency')],
      [loran]: [order('propaganda-counter-insurgency', { from: wolf })],
    };
    // 18 + 4 − (2 + 2 + 2), and 14 + 2 − 2.
    const run = spied(world, orders, [d20(18), d20(14)]);
    expect(results(run)).toEqual(['loran 14 done', 'human 16 done']);
    expect(systemIn(run.state).morale).toBe(3);
  });

  test('in a rebellion Counter-Insurgency and Insurgency leave a Morale of 0', () => {
    const world = spiesIn({ wolf: { census: 5, morale: 0, intel: 2 } });
    const orders = {
      [human]: [order('propaganda-insurgency')],
      [loran]: [order('propaganda-counter-insurgency', { from: wolf })],
    };
    const run = spied(world, orders, [d20(18), d20(14)]);
    expect(systemIn(run.state).morale).toBe(0);
  });

  test('two Insurgencies and a Population all apply', () => {
    const world = spiesIn({
      ross: two,
      wolf: { census: 7, morale: 6, intel: 0 },
      vega: { intel: 5 },
    });
    const orders = {
      [human]: [order('propaganda-insurgency'), order('propaganda-insurgency', { from: ross })],
      [kili]: [order('sabotage-population', { from: vega })],
    };
    // 12 + 4 − 4, 13 + 3 − 3, 14 + 5 − 6.
    const run = spied(world, orders, [d20(12), d20(13), d20(14), d6(4)]);
    expect(results(run)).toEqual(['kili 13 lasting', 'human 12 done', 'human 13 done']);
    expect(systemIn(run.state)).toMatchObject({ morale: 3, census: 6 });
  });

  test('two Counterintels halve the Intel of the next turn twice, after what they destroy for ever', () => {
    const world = spiesIn({ ross: { ...two, intel: 9 }, wolf: { intel: 8 }, vega: { intel: 7 } });
    const orders = {
      [human]: [order('sabotage-counterintel', { from: ross })],
      [kili]: [order('sabotage-counterintel', { from: vega })],
    };
    // 16 + 9 − 12 and 17 + 7 − 12.
    const run = spied(world, orders, [d20(16), d20(17), d6(3), d6(5)]);
    const system = systemIn(run.state);
    expect(system.intel).toBe(7);
    const effective = [5, 6, 7].map((turn) => effectiveIntelOf(system, run.state.effects, turn));
    // 7, then 7 → 3 → 1, then 7 again.
    expect(effective).toEqual([7, 1, 7]);
  });

  test('Productivity that is destroyed for ever counts before the halving of the next turn', () => {
    const world = spiesIn({ wolf: { census: 8, morale: 8, productivity: 7, intel: 0 } });
    const run = spied(world, { [human]: [order('sabotage-productivity')] }, [d20(13), d6(4)]);
    expect(systemIn(run.state).productivity).toBe(6);
    const next = opened(nextTurn(run));
    expect(systemIn(next).utilized).toBe(3);
    expect(systemIn(opened({ ...next, turn: 7 })).utilized).toBe(6);
  });

  test('a system that Counterintel strikes still runs its own mission of that turn with full Intel', () => {
    const world = spiesIn({ wolf: { intel: 6 }, vega: { intel: 9, census: 3 } });
    const orders = {
      [kili]: [order('sabotage-counterintel', { from: vega })],
      [loran]: [order('espionage-troop', { from: wolf, at: sol })],
    };
    // 13 + 9 − (6 + 3 + 1), and 13 + 6 − (4 + 2 + 2).
    const run = spied(world, orders, [d20(13), d20(13), d6(1)]);
    expect(results(run)).toEqual(['loran 11 done', 'kili 12 lasting']);
  });

  test('halved Intel counts on both sides, in the cost and in the roll', () => {
    const world = spiesIn({ sol: { intel: 9 }, wolf: { intel: 7 } });
    const halved = [sol, wolf].map((system) => {
      const id = `intel-halved/${system}/5`;
      const owner = system === sol ? human : loran;
      const row = { id, kind: 'intel-halved', owner, subject: { kind: 'system', system } };
      return [id, { ...row, amount: 1, begins: 5, ends: 5 }] as const;
    });
    const state = { ...world, effects: Object.fromEntries(halved) as never };
    const run = spied(state, { [human]: [order('propaganda-insurgency')] }, [d20(16)]);
    // 16 + 4 − (3 + 2 + 2); 4 + 2 points.
    expect([results(run), run.state.empires[human]?.treasury]).toEqual([['human 13 done'], 34]);
  });

  test('INT-5: Espionage reports the state before Sabotage and Propaganda of the same phase', () => {
    const world = spiesIn({ ross: two, wolf: { census: 6, morale: 5, intel: 0 } });
    const orders = {
      [human]: [order('espionage-system'), order('propaganda-insurgency', { from: ross })],
    };
    const run = spied(world, orders, [d20(15), d20(15)]);
    const reported = run.events.filter(
      (one) => one.type === 'SystemReported' && one.viewer === human && one.system === wolf,
    );
    expect(reported[0]).toMatchObject({ facts: { census: 6, morale: 5 } });
    expect(systemIn(run.state).morale).toBe(4);
  });
});

/** A unit of the Loran in orbit of Wolf or landed there. */
const loranUnit = (id: string, design: string): Unit =>
  unitOf({
    ...{ id: unitId(`loran.${id}`), owner: loran, design: designId(design) },
    place: { kind: 'system', system: wolf },
  });
const lost = ({ events }: ReturnType<typeof spied>) =>
  events.flatMap((one) => (one.type === 'UnitDestroyed' ? [one.unit.split('.')[1]] : []));

describe('INT-6, INT-8: sabotage of units by two missions', () => {
  const spies = { ross: two, wolf: { intel: 0 } } as const;

  test('both at the only ship of a class: the second takes the next smaller one', () => {
    const aim = { design: designId('perseus') };
    const world = spiesIn({ ...spies, units: [loranFleet.perseus, ...loranFleet.escorts] });
    const orders = {
      [human]: [order('sabotage-ship', aim), order('sabotage-ship', { ...aim, from: ross })],
    };
    // 12 + 4 − 5 and 12 + 3 − 4.
    const run = spied(world, orders, [d20(12), d20(12), draw(2, 2)]);
    expect(lost(run)).toEqual(['u1', 'u3']);
  });

  test('both at the troops: two of three are destroyed, none of those aboard', () => {
    const units = [...loranFleet.guards, ...loranFleet.convoys, loranUnit('u12', 'guards')];
    const orders = {
      [human]: [order('sabotage-troop'), order('sabotage-troop', { from: ross })],
    };
    const dice = [d20(12), d20(12), draw(1, 3), draw(2, 2)];
    const run = spied(spiesIn({ ...spies, units }), orders, dice);
    expect(lost(run)).toHaveLength(2);
    expect(lost(run)).not.toContain('u10');
  });

  test('the second finds nothing where there was one, and its points are spent', () => {
    const units = [loranUnit('u12', 'guards')];
    const orders = {
      [human]: [order('sabotage-troop'), order('sabotage-troop', { from: ross })],
    };
    const run = spied(spiesIn({ ...spies, units }), orders, [d20(12), d20(12)]);
    expect(results(run)).toEqual(['human 12 destroyed', 'human 12 nothing']);
    expect(run.state.empires[human]?.treasury).toBe(40 - 6 - 4);
  });
});

describe('INT-9, DIP-4: what is found out', () => {
  test('Espionage and Propaganda in one turn: 30', () => {
    const world = spiesIn({ ross: two, wolf: { intel: 0 } });
    const orders = {
      [human]: [order('espionage-troop'), order('propaganda-insurgency', { from: ross })],
    };
    // 12 + 4 − 4 succeeds, 5 + 3 − 3 fails: both are found out.
    const run = spied(world, orders, [d20(12), d20(5)]);
    expect(tensionOf(run, 'loran>human')).toBe(80);
    expect(tensionOf(run, 'human>loran')).toBe(50);
  });

  test('an empire that is framed gets the tension of what the mission was', () => {
    const world = spiesIn({ ross: { ...two, intel: 9 }, wolf: { intel: 0 } });
    const aim = { from: ross, framing: kili };
    const dice = [d20(20)];
    const framed = (mission: 'espionage-troop' | 'sabotage-tech') =>
      spied(world, { [human]: [order(mission, aim)] }, dice);
    const seen = (['espionage-troop', 'sabotage-tech'] as const).map((mission) => {
      const run = framed(mission);
      return ['loran>kili', 'loran>human', 'kili>loran'].map((pair) => tensionOf(run, pair));
    });
    expect(seen).toEqual([
      [60, 50, 50],
      [70, 50, 50],
    ]);
  });

  test('FOG-8: an empire that the owner has never met is blamed as an unknown power, without tension', () => {
    const world = spiesIn({ ross: { ...two, intel: 9 }, wolf: { intel: 0 } });
    const relations = Object.fromEntries(
      Object.entries(world.relations).filter(([id]) => id !== relationIdOf(kili, loran)),
    );
    // No lane joins Vega to Wolf, which would be contact.
    const lanes = { [laneTo]: world.lanes[laneTo]! };
    const aim = order('sabotage-tech', { from: ross, framing: kili });
    const run = spied({ ...world, relations, lanes }, { [human]: [aim] }, [d20(20)]);
    const told = viewedBy(loran, run).filter(({ type }) => type === 'MissionDiscovered');
    expect(told).toMatchObject([{ culprit: null, mission: 'sabotage-tech', success: true }]);
    expect(run.state.relations).not.toHaveProperty([relationIdOf(kili, loran)]);
    expect(tensionOf(run, 'loran>human')).toBe(50);
  });

  test('help for a friend that is found out counts as Propaganda', () => {
    const world = spiesIn({
      wolf: { census: 6, morale: 3, intel: 0 },
      rows: { 'human/loran': { state: 'trade' } },
    });
    const run = spied(world, { [human]: [order('propaganda-counter-insurgency')] }, [d20(11)]);
    expect(results(run)).toEqual(['human 11 done']);
    expect([systemIn(run.state).morale, tensionOf(run, 'loran>human')]).toEqual([4, 70]);
  });

  test('in the own system and in one that nobody owns nobody finds anything out', () => {
    const world = spiesIn({ ross: { intel: 0 } });
    const orders = {
      [human]: [order('espionage-fleet', { at: ross })],
      [loran]: [order('propaganda-counter-insurgency', { from: wolf })],
    };
    const run = spied(world, orders, [d20(1), d20(2)]);
    expect(run.events.filter(({ type }) => type === 'MissionDiscovered')).toEqual([]);
    expect(run.events.filter(({ type }) => type === 'TensionChanged')).toEqual([]);
  });

  test('DIP-17: it counts for the break of the next turn, not of the same', () => {
    const rows = { 'human/loran': { state: 'non-aggression' } } as const;
    const world = spiesIn({ wolf: { intel: 0 }, rows });
    const breaks: Order = { kind: 'BreakTreaty', with: human, what: 'treaty', support: null };
    const first = spied(world, { [human]: [order('espionage-troop')], [loran]: [breaks] }, [
      d20(12),
      d100(71),
    ]);
    expect(tensionOf(first, 'loran>human')).toBe(60);
    const second = spied(nextTurn(first), { [loran]: [breaks] }, [d100(80)]);
    expect(second.state.relations[relationIdOf(human, loran)]?.state).toBe('non-intercourse');
  });
});
