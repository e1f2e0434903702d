import { expect, test } from 'vitest';
import { tableOf } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import { howMany } from '#test/support/how-many';
import type { ProofWorld } from '#test/support/proof-world';
import { compare, pairOf } from './compare.ts';
import { asHtml, asText, documentsOf } from './reports.ts';
import { observe } from './observe.ts';
import { CLEAN } from './rig.ts';

const SEEDS = howMany(8, 200);
const GROUND = { attrition: 6, attack: 1, defense: 2, dieFaces: 2 };

/** The world with ground forces that can be hurt. Those of others than the viewer have this damage. */
function withHurt({ state, ...rest }: ProofWorld, viewer: EmpireId, damage: number): ProofWorld {
  const designs = valuesById(state.designs).map((design) =>
    design.kind === 'ground' ? { ...design, ground: GROUND } : design,
  );
  const units = valuesById(state.units).map((unit) => {
    const isHurt = unit.owner !== viewer && rowOf(state.designs, unit.design).kind === 'ground';
    return isHurt ? { ...unit, damage } : unit;
  });
  const tables = {
    designs: tableOf(designs, ({ id }) => id),
    units: tableOf(units, ({ id }) => id),
  };
  return { ...rest, state: { ...state, ...tables } };
}

test(
  'CON-7, GND-1, FOG-3: what another’s troops have lost shows nowhere, only to their owner',
  () => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const { world: base, viewer } = pairOf(seed);
      const [world, twin] = [withHurt(base, viewer, 0), withHurt(base, viewer, 1 + (seed % 4))];
      const asking = seed % 4 === 3 ? 'windows' : 'standing';
      const { one, other, leak } = compare({ seed, viewer, world, twin }, asking, CLEAN);
      expect(leak).toBeNull();
      const papersOf = (of: ProofWorld, { done }: typeof one) =>
        documentsOf(of, done, viewer).flatMap((paper) => [asText(paper), asHtml(paper)]);
      expect(papersOf(twin, other)).toEqual(papersOf(world, one));
      const owner = valuesById(base.state.units).find(
        (unit) => unit.owner !== viewer && rowOf(base.state.designs, unit.design).kind === 'ground',
      )!.owner;
      const watching = { viewer: owner, asking, rig: CLEAN } as const;
      const [mine, hurt] = [observe(world, watching), observe(twin, watching)];
      expect(JSON.stringify(hurt.sights)).not.toBe(JSON.stringify(mine.sights));
    }
  },
  howMany(120_000, 2_400_000),
);
