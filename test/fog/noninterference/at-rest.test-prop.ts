import { expect, test } from 'vitest';
import { canonicalJson } from '#kernel/result/canonical-json';
import { human, loran } from '#test/support/proof-map';
import { proofWorld } from '#test/support/proof-world';
import { choicesForTwin, perturbUnseen } from '#test/support/twins';
import { viewOf, wholeTurn } from '#test/support/whole-turn';
import { parting } from './observe.ts';
import { asHtml, asText, documentsOf } from './reports.ts';

const SEEDS = 150;

test('FOG-11: a view and its report come from what is known, whatever is true elsewhere', () => {
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const world = proofWorld(seed);
    const viewer = seed % 2 === 0 ? human : loran;
    const done = wholeTurn(world);
    const last = done.at(-1)!;
    const twin = perturbUnseen(last.state, viewer, choicesForTwin(seed));
    expect(canonicalJson(twin)).not.toBe(canonicalJson(last.state));
    const [one, other] = [last.state, twin].map((state) =>
      JSON.stringify(viewOf(world, state, viewer)),
    );
    if (one !== other) expect.fail(`seed ${String(seed)}: ${parting(one!, other!)}`);
    if (seed % 10 !== 0) continue;
    const reports = [last.state, twin].map((state) =>
      documentsOf(world, [...done.slice(0, -1), { ...last, state }], viewer).flatMap((document) => [
        asText(document),
        asHtml(document),
      ]),
    );
    expect(reports[0]).toEqual(reports[1]);
  }
});
