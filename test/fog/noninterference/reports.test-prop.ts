import { expect, test } from 'vitest';
import type { EmpireId } from '#model/campaign/ids';
import { howMany } from '#test/support/how-many';
import type { ProofWorld } from '#test/support/proof-world';
import { wholeTurn } from '#test/support/whole-turn';
import { pairOf } from './compare.ts';
import { asPdf, documentsOf } from './reports.ts';

/* As text and as HTML they are compared where the whole turn is; of the slow PDF very few are enough. */
const PDFS = howMany(2, 10);

const documents = (world: ProofWorld, viewer: EmpireId) =>
  documentsOf(world, wholeTurn(world), viewer);

test(
  'FOG-15: the PDF of a turn is the same byte by byte',
  async () => {
    for (let seed = 0; seed < PDFS; seed += 1) {
      const { world, twin, viewer } = pairOf(seed);
      const [ones, others] = [documents(world, viewer), documents(twin, viewer)];
      for (const [index, one] of ones.entries()) {
        expect((await asPdf(one)) === (await asPdf(others[index]!))).toBe(true);
      }
    }
  },
  howMany(60_000, 1_200_000),
);
