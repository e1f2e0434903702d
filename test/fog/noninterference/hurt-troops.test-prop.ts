import { expect, test } from 'vitest';
import { tableOf } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { howMany } from '#test/support/how-many';
import { oracleOf } from '#test/support/oracle';
import type { ProofWorld } from '#test/support/proof-world';
import { compare, pairOf } from './compare.ts';
import { asHtml, asText, documentsOf } from './reports.ts';
import { observe } from './observe.ts';
import { CLEAN } from './rig.ts';

const SEEDS = howMany(8, 200);
const GROUND = { attrition: 6, attack: 1, defense: 2, dieFaces: 2 };

/** Ground units of others, but none that may fight or be bombarded where the viewer learns of it (FOG-6). */
function mayBeHurt(world: ProofWorld, viewer: EmpireId): (unit: Unit) => boolean {
  const { ground } = oracleOf(world, viewer);
  const isSecret = (at: SystemId): boolean => !ground.showsTroops(at) || ground.isQuiet(at);
  return ({ owner, design, place }) =>
    owner !== viewer &&
    rowOf(world.state.designs, design).kind === 'ground' &&
    (place.kind !== 'system' || isSecret(place.system));
}

/** The world with ground forces that can be hurt. Those of others than the viewer have this damage. */
function withHurt({ state, ...rest }: ProofWorld, viewer: EmpireId, damage: number): ProofWorld {
  const designs = valuesById(state.designs).map((design) =>
    design.kind === 'ground' ? { ...design, ground: GROUND } : design,
  );
  const hurt = mayBeHurt({ state, ...rest }, viewer);
  const units = valuesById(state.units).map((unit) => (hurt(unit) ? { ...unit, damage } : unit));
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
      const { owner } = valuesById(base.state.units).find(mayBeHurt(base, viewer))!;
      const watching = { viewer: owner, asking, rig: CLEAN } as const;
      const [mine, hurt] = [observe(world, watching), observe(twin, watching)];
      expect(JSON.stringify(hurt.sights)).not.toBe(JSON.stringify(mine.sights));
    }
  },
  howMany(120_000, 2_400_000),
);
