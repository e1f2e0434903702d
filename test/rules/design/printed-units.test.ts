import { brandAs } from '#kernel/brand/brand';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { AbilityId, HullClass } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';
import { checkDesign } from '#rules/design/check-design';
import type { DesignSketch } from '#rules/design/design-sketch';
import { unitsText } from '#test/content/published-lists';
import { expect, test } from 'vitest';

type Calibration = Readonly<{
  available: number;
  statCp: number;
  abilityCp: number;
  left: number;
  cost: number;
  maint: string;
  mismatch?: readonly string[];
}>;
type Row = Readonly<
  Record<string, number | string | null | undefined> & {
    name: string;
    class: HullClass;
    domain: UnitKind | 'mine';
    techLevel?: number;
    assumedTechLevel?: number;
    abilities?: readonly { id: string; rating: number }[];
    calibration?: Calibration;
  }
>;

const data = JSON.parse(unitsText());
const printed = (data.units as Row[]).filter((row) => row.calibration !== undefined);
const spoken = (data.proseUnits as Row[]).filter((row) => row.calibration !== undefined);

function sketchOfRow(row: Row): DesignSketch {
  const value = (key: string): number => Number(row[key] ?? 0);
  const isGround = row.domain === 'ground';
  const noted = (row.abilities ?? []).map(({ id, rating }) => ({
    id: brandAs<AbilityId>(id),
    rating,
  }));
  const isAir = row.domain === 'flight' && !noted.some(({ id }) => id === 'atmospheric');
  const [dv, as, af, cv, cr] = ['dv', 'as', 'af', 'cv', 'cr'].map((key) =>
    isGround ? 0 : value(key),
  );
  const [attrition, attack, defense, dieFaces] = ['attrition', 'attack', 'defense', 'dFactor'].map(
    value,
  );
  return {
    kind: row.domain === 'mine' ? 'minefield' : row.domain,
    hull: row.class,
    era: (row.techLevel ?? row.assumedTechLevel!) - 1,
    ...{ dv: dv!, as: as!, af: af!, cv: cv!, cr: cr! },
    ground: isGround
      ? { attrition: attrition!, attack: attack!, defense: defense!, dieFaces: dieFaces! }
      : null,
    abilities: isAir ? [...noted, { id: brandAs<AbilityId>('atmospheric'), rating: 1 }] : noted,
  };
}

test.each([...printed, ...spoken])('U-9: $name ($class) spends and costs as calculated', (row) => {
  const { faults, bill } = checkDesign(sketchOfRow(row));
  const { available, values, abilities, cost, maintenance } = bill!;
  expect(faults).toEqual([]);
  expect({
    available: ledgerTotal(available),
    statCp: ledgerTotal(values),
    abilityCp: ledgerTotal(abilities),
    cost: ledgerTotal(cost),
    maint: `${String(maintenance.points)}/${String(maintenance.per)}`,
  }).toEqual({
    available: row.calibration!.available,
    statCp: row.calibration!.statCp,
    abilityCp: row.calibration!.abilityCp,
    cost: row.calibration!.cost,
    maint: row.calibration!.maint,
  });
});

/** How the printed Cost, maintenance and CC differ from those that follow, as the data file tells it. */
function differencesOf(row: Row): readonly string[] {
  const { cost, maintenance, cc } = checkDesign(sketchOfRow(row)).bill!;
  const right = {
    cost: String(ledgerTotal(cost)),
    maint: `${String(maintenance.points)}/${String(maintenance.per)}`,
    cc: row.domain === 'ground' ? null : String(cc),
  };
  const told = { cost: 'Cost', maint: 'Maint', cc: 'CC' } as const;
  return (['cost', 'maint', 'cc'] as const).flatMap((key) => {
    const stated = row[key];
    return stated === null || stated === undefined || String(stated) === right[key]
      ? []
      : [`${told[key]} ${String(stated)} printed`];
  });
}

test.each(printed)('U-9: $name ($list) differs from its class as the data file says', (row) => {
  const mismatch = row.calibration!.mismatch ?? [];
  for (const difference of differencesOf(row)) expect(mismatch.join('\n')).toContain(difference);
  if (mismatch.length === 0) expect(differencesOf(row)).toEqual([]);
});

test('U-9: of 58 printed units 36 fit in all, and 55 spend exactly what they have', () => {
  const fits = printed.filter(({ calibration }) => calibration!.mismatch!.length === 0);
  const exact = printed.filter((row) => {
    const { available, values, abilities } = checkDesign(sketchOfRow(row)).bill!;
    return ledgerTotal(available) === ledgerTotal(values) + ledgerTotal(abilities);
  });
  expect([printed.length, fits.length, exact.length]).toEqual([58, 36, 55]);
});
