import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { judgeOrders } from '#legality/judge-orders';
import type { EmpireView } from '#fog/views/empire-view';
import { derelictShipOf } from '#rules/galaxy/derelict-of';
import type { DesignId, UnitId } from '#model/campaign/ids';
import type { AbilityId, UnitDesign } from '#model/forces/design';
import type { Order } from '#model/orders/order';
import { parseOrderText } from '#content/orders/parse-order-text';
import { spokenNamesOf } from '#http/names/spoken-names';
import { renderPdf } from '#report/pdf/render-pdf';
import { assetSheet } from '#report/reports/asset-sheet';
import { cellPhrase } from '#report/document/cell-phrase';
import { shortId } from '#report/sentences/names';
import { plainPhrase } from '#report/text/plain-phrase';
import { orderLanguage } from '#report/sections/order-form/order-language';
import { renderText } from '#report/text/render-text';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { reachOf } from '#rules/movement/reach-of';
import { blocksIn, cardsIn, type Found } from '#test/report/blocks-in';
import { richEvents, richView } from './rich-campaign.ts';
import { sampleEvents } from './sample-events.ts';
import { sampleView } from './sample-campaign.ts';

const rich = assetSheet({ view: richView, seen: richEvents, edition: 1 });
const text = renderText(rich, { width: 100 });
/** With room beside each fleet and each system to write on, and the map on a page of its own. */
const MOST_PAGES = 8;

const fontFile = (name: string): Uint8Array =>
  new Uint8Array(
    readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)),
  );

/** Nothing fails for want of money. */
const wealthy = { ...richView, empire: { ...richView.empire, treasury: 1000 } };

const refused = (order: Order): readonly string[] =>
  judgeOrders(wealthy, [order]).verdicts.flatMap(({ issues }) =>
    issues.filter(({ severity }) => severity === 'refused').map((issue) => issue.text),
  );

describe('TURN-2: a sheet after a year', () => {
  let pages = 0;
  beforeAll(async () => {
    const fonts = {
      regular: fontFile('DejaVuSansCondensed'),
      bold: fontFile('DejaVuSansCondensed-Bold'),
    };
    const pdf = await renderPdf(rich, { fonts, createdAt: new Date(0) });
    pages = [
      ...Buffer.from(pdf)
        .toString('latin1')
        .matchAll(/\/Type \/Page\b/gu),
    ].length;
  });

  test('TURN-2: twenty-five fleets and garrisons, eight systems and three battles fit on eight pages', () => {
    expect(valuesById(richView.fleets).length).toBeGreaterThanOrEqual(17);
    expect(pages).toBeLessThanOrEqual(MOST_PAGES);
  });
});

const languageOf = (view: EmpireView): readonly string[] =>
  orderLanguage(view)
    .flatMap((block): readonly Found[] => blocksIn([block]))
    .flatMap((block) => (block.kind === 'list' ? block.items : []))
    .flatMap((item) => item.slice(0, 1))
    .flatMap((part) => (part.kind === 'strong' ? [part.text] : []));

/** The verbs that only some have a use for. */
const RARE = ['arm', 'lay', 'recover', 'redeploy', 'resupply', 'scuttle', 'tell'];

/** The same empire with one more unit for each of these, of a class that differs from one it has in just this. */
function withUnits(view: EmpireView, classes: readonly Partial<UnitDesign>[]): EmpireView {
  const [unit] = valuesById(view.units);
  const [row] = valuesById(view.designs);
  const designs = classes.map((given, at) => {
    return { ...row!.design, id: `human/Rare ${String(at)}` as DesignId, ...given } as UnitDesign;
  });
  const units = designs.map(({ id }, at) => {
    return { ...unit!, id: `u${String(900 + at)}` as UnitId, design: id };
  });
  const known = designs.map((design) => ({ known: 'stats', design }) as const);
  return {
    ...view,
    units: { ...view.units, ...tableOf(units, ({ id }) => id) },
    designs: { ...view.designs, ...tableOf(known, ({ design }) => design.id) },
  };
}

test('TURN-2: the sheet tells of the orders that its reader has a use for', () => {
  const verbs = (view: EmpireView) => languageOf(view).map((line) => line.split(' ')[0] ?? '');
  const poor: EmpireView = { ...sampleView, units: {}, neighbours: {} };
  expect(verbs(poor).filter((verb) => RARE.includes(verb))).toEqual([]);
  const ability = (id: string) => ({ id: id as AbilityId, rating: 2 });
  const stocked = withUnits(richView, [
    { kind: 'minefield' },
    { abilities: [ability('missile'), ability('supply')] },
    { id: derelictShipOf(8, '5')! },
  ]);
  expect(RARE.filter((verb) => !verbs(stocked).includes(verb))).toEqual([]);
});

test('TURN-2: each line of the order language is an order that can be read', () => {
  const rules = { ...richView.rules, carrierStrikes: 'on' } as const;
  const striking = { ...withUnits(richView, [{ kind: 'flight' }]), rules };
  for (const view of [richView, sampleView, striking]) {
    const lines = languageOf(view);
    expect(lines.some((line) => line.startsWith('strike '))).toBe(view === striking);
    const read = parseOrderText(lines.join('\n'), spokenNamesOf(view));
    const unread = read.filter(({ issues }) => issues.some(({ code }) => code === 'SYNTAX'));
    expect(unread).toEqual([]);
    expect(new Set(read.map((line) => line.text.split(' ')[0])).size).toBe(lines.length);
  }
});

test('MOV-1: wherever the sheet says that a fleet can go, its judge lets it go', () => {
  const reach = reachOf(richView);
  let ways = 0;
  for (const fleet of valuesById(richView.fleets)) {
    for (const { path } of reach(fleet)) {
      ways += 1;
      expect(refused({ kind: 'MoveFleet', fleet: fleet.id, path })).toEqual([]);
    }
  }
  expect(ways).toBeGreaterThan(20);
});

const rowsUnder = (caption: string): readonly (readonly string[])[] =>
  blocksIn(rich.blocks).flatMap((block) =>
    block.kind === 'table' && block.caption === caption
      ? block.rows.map((row) => row.map((cell) => plainPhrase(cellPhrase(cell))))
      : [],
  );

/** What the card of a system offers for a price, by what it is a price of. */
const offersAt = (name: string): ReadonlyMap<string, string> => {
  const cards = cardsIn(rich.blocks).filter(({ title }) =>
    plainPhrase(title).startsWith(`${name} H`),
  );
  expect(cards).toHaveLength(1);
  return new Map(
    cards[0]!.facts.map(({ label, value }) => [label, plainPhrase(cellPhrase(value))] as const),
  );
};

test('COL-2 ECO-8: what the sheet offers for a price its judge allows, and nothing else', () => {
  const own = valuesById(richView.systems).filter((one) => one.own !== null);
  expect(own.length).toBeGreaterThan(6);
  for (const { name, id: system } of own) {
    const offers = offersAt(name);
    const [productivity = '', intel = ''] = [offers.get('Productivity'), offers.get('Intel')];
    const allows = (kind: 'RaiseProductivity' | 'SellProductivity' | 'RaiseIntel'): boolean =>
      refused({ kind, system }).length === 0;
    expect([name, productivity.includes('+1')]).toEqual([name, allows('RaiseProductivity')]);
    expect([name, productivity.includes('gives')]).toEqual([name, allows('SellProductivity')]);
    expect([name, intel.includes('+1')]).toEqual([name, allows('RaiseIntel')]);
  }
});

test('CON-5: repairs stand on the sheet where its judge allows them, and nowhere else', () => {
  const offers = rowsUnder('Repairs');
  expect(offers.length).toBeGreaterThan(0);
  for (const unit of valuesById(richView.units)) {
    const mark = ` ${shortId(unit.id)}`;
    const row = offers.find(([name = '']) => name.endsWith(mark));
    const [yard, field] = [row?.[2] ?? '–', row?.[3] ?? '–'];
    const allows = (where: 'yard' | 'field'): boolean =>
      refused({ kind: 'RepairUnits', units: [unit.id], where }).length === 0;
    expect([mark, yard !== '–', field !== '–']).toEqual([mark, allows('yard'), allows('field')]);
  }
});

test('TURN-2: marks that orders need stand on the sheet, and what is by the book does not', () => {
  for (const mark of ['1th Squadron f1', 'u64', 'H0001', 'trading', 'reserve']) {
    expect(text).toContain(mark);
  }
  expect(text).toContain('by the book');
  expect(text).not.toContain('withdraw to the nearest own depot');
});

test('ABL-1: abilities stand under their names, rated ones with their rating', () => {
  expect(text).toContain('Scout 1');
  expect(text).toMatch(/Atmospheric(?! 1)/u);
});

test('TURN-2: the sheet names the report that tells what happened, and does not tell it again', () => {
  expect(text).not.toContain('ended after');
  expect(text.match(/The turn report of turn \d+ tells what happened\./gu)).toHaveLength(1);
});

test('FOG-14: an order that failed is told once', () => {
  const small = renderText(assetSheet({ view: sampleView, seen: sampleEvents, edition: 1 }), {
    width: 100,
  });
  expect(small.match(/the Treasury was short/gu)).toHaveLength(1);
});
