import { expect, test } from 'vitest';
import type { EmpireId } from '#model/campaign/ids';
import { howMany } from '#test/support/how-many';
import type { ProofWorld } from '#test/support/proof-world';
import { wholeTurn } from '#test/support/whole-turn';
import { pairOf } from './compare.ts';
import { parting } from './observe.ts';
import { asHtml, asPdf, asText, documentsOf } from './reports.ts';

/*
 * A report is made from view and seen events alone, whose bytes are compared for every pair of worlds
 * in the proof of the whole turn; so fewer pairs are enough here, and of the slow PDF very few.
 */
const SEEDS = howMany(60, 600);
const PDFS = howMany(2, 10);
const PATIENCE_MS = howMany(60_000, 1_200_000);

const documents = (world: ProofWorld, viewer: EmpireId) =>
  documentsOf(world, wholeTurn(world), viewer);

test(
  'FOG-15: the reports of a turn are the same letter by letter, as text and as HTML',
  () => {
    for (let seed = 1000; seed < 1000 + SEEDS; seed += 1) {
      const { world, twin, viewer } = pairOf(seed);
      const [ones, others] = [documents(world, viewer), documents(twin, viewer)];
      for (const render of [asText, asHtml]) {
        ones.forEach((one, index) => {
          const [text, other] = [render(one), render(others[index]!)];
          if (text !== other) expect.fail(`seed ${String(seed)}: ${parting(text, other)}`);
        });
      }
    }
  },
  PATIENCE_MS,
);

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
  PATIENCE_MS,
);
