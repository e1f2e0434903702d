import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stepsOf } from '#http/orders/order-phases';
import { keysById, valuesById } from '#kernel/collections/tables';
import { PHASE_IDS, type PhaseId } from '#model/campaign/phase-ids';
import type { Order, OrderKind } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { done } from '#test/support/desk';
import { HUMAN, openSite, type TestSite, type Visitor } from '#test/support/http-site';
import { ORDER_SAMPLES } from '#test/report/sections/order-samples';

const PHASES = fileURLToPath(new URL('../../src/engine/phases', import.meta.url));
const KINDS = keysById(ORDER_SAMPLES);

let site: TestSite;
let rules: RuleSet;
let player: Visitor;

beforeAll(async () => {
  site = await openSite();
  rules = done(await site.desk.use.readPlayerDesk({ actor: site.desk.human })).issued!.view.rules;
  player = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());

const phasesOf = (kind: OrderKind, by: RuleSet = rules): readonly PhaseId[] =>
  stepsOf(ORDER_SAMPLES[kind][0], by).map(({ phase }) => phase);

/** The text of all files of a phase of the engine. */
const engineOf = (phase: PhaseId): string => {
  const files = readdirSync(`${PHASES}/${phase}`, { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => file.endsWith('.ts'));
  return code.map((file) => readFileSync(`${PHASES}/${phase}/${file}`, 'utf8')).join('\n');
};

describe('TURN-2: when orders act', () => {
  test('each kind acts in some phase, in the order of the turn', () => {
    for (const kind of KINDS) {
      const at = phasesOf(kind).map((phase) => PHASE_IDS.indexOf(phase));
      expect(at.length, kind).toBeGreaterThan(0);
      expect(at, kind).toEqual(at.toSorted((a, b) => a - b));
    }
  });

  test('ECO-6: the Economic phase carries out what is said to act in it, and nothing else', () => {
    const table = readFileSync(`${PHASES}/economic/phase.ts`, 'utf8');
    const later = new Set([...table.matchAll(/^ {2}(\w+): null,$/gm)].map(([, kind = '']) => kind));
    // A find is taken from in the same phase. Support is paid only where an order names some.
    const apart: readonly OrderKind[] = ['TakeFind', 'BreakTreaty', 'DeclareWar'];
    for (const kind of KINDS.filter((one) => !apart.includes(one))) {
      expect(phasesOf(kind).includes('economic'), kind).toBe(!later.has(kind));
    }
  });

  test('every other phase that asks for a kind of order is one in which it acts', () => {
    const others = PHASE_IDS.filter((phase) => phase !== 'economic');
    for (const phase of others) {
      const code = engineOf(phase);
      for (const kind of KINDS.filter((one) => code.includes(`'${one}'`))) {
        const loaded = { ...rules, loading: 'movement' } as RuleSet;
        const all = [...phasesOf(kind), ...phasesOf(kind, loaded)];
        expect(all, `${kind} in ${phase}`).toContain(phase);
      }
    }
  });
});

describe('a player’s pages say when the orders of the sheet act', () => {
  test.each(['/orders/map', '/orders'])('%s', async (path) => {
    const { view } = done(await site.desk.use.readPlayerDesk({ actor: site.desk.human })).issued!;
    const fleet = valuesById(view.fleets).find(({ name }) => name === 'Sirius Squadron')!;
    const orders: readonly Order[] = [
      { kind: 'InvestTech', points: 2 },
      { kind: 'InvestTech', points: 9_999 },
      { kind: 'MoveFleet', fleet: fleet.id, path: [view.empire.homeworld] },
    ];
    done(await site.desk.use.saveDraft({ actor: site.desk.human, turn: 1, orders }));
    const { text } = await player.get(HUMAN + path);
    const fold = /<details class="fold" id="when">.*?<\/details>/s.exec(text)?.[0] ?? '';
    const names = [...fold.matchAll(/<strong>([^<]*)<\/strong>/g)].map(([, name]) => name);
    expect(names).toEqual(['Economic', 'Tech', 'Movement']);
    expect(fold).toContain('Invest 2 EP in research <span class="quiet">is paid for</span>');
    expect(fold).not.toContain('9999');
    expect(fold).toMatch(/Move Sirius Squadron[^<]* <span class="quiet">moves<\/span>/);
  });
});
