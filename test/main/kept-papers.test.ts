import { expect, test } from 'vitest';
import { keptPapers } from '#main/kept-papers';

/** Drawing that is done by hand. */
function drawing() {
  const begun: { end: (bytes: number) => void; fail: () => void; unwanted: AbortSignal }[] = [];
  const draw = (unwanted: AbortSignal): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new Error('broken'));
      unwanted.addEventListener('abort', fail);
      begun.push({ end: (bytes) => resolve(new Uint8Array(bytes)), fail, unwanted });
    });
  return { draw, begun };
}

test('a paper is drawn once for all who ask for the same, and again when it had to make room', async () => {
  const { draw, begun } = drawing();
  const papers = keptPapers(100);
  const [one, other] = [papers.get('a', draw), papers.get('a', draw)];
  begun[0]!.end(60);
  expect(await one).toBe(await other);
  expect(await papers.get('a', draw)).toHaveLength(60);
  expect(begun).toHaveLength(1);
  const next = papers.get('b', draw);
  begun[1]!.end(50);
  await next;
  expect(await papers.get('b', draw)).toHaveLength(50);
  const again = papers.get('a', draw);
  expect(begun).toHaveLength(3);
  begun[2]!.end(60);
  await again;
});

test('a paper that fails is drawn again for the next request; it is unwanted only when all who waited are gone', async () => {
  const { draw, begun } = drawing();
  const papers = keptPapers(100);
  const failing = papers.get('a', draw);
  begun[0]!.fail();
  await expect(failing).rejects.toThrow('broken');
  const [first, second] = [new AbortController(), new AbortController()];
  const both = [first, second].map(({ signal }) => papers.get('a', draw, signal));
  expect(begun).toHaveLength(2);
  first.abort();
  expect(begun[1]!.unwanted.aborted).toBe(false);
  second.abort();
  expect(begun[1]!.unwanted.aborted).toBe(true);
  for (const one of both) await expect(one).rejects.toThrow('broken');
});
