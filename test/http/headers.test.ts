import { afterAll, beforeAll, expect, test } from 'vitest';
import { HUMAN, MODERATOR, openSite, type TestSite } from '#test/support/http-site';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('every page forbids what it does not need, and has no script or style of its own inside', async () => {
  const visitor = await site.visitor(site.desk.tokens.moderator);
  await visitor.enter(site.desk.tokens.human);
  const moderators = ['/', '/truth', '/events/1'].map((page) => MODERATOR + page);
  const players = ['/', '/sheet', '/map', '/orders', '/questions', '/reports'].map(
    (page) => HUMAN + page,
  );
  for (const page of ['/', '/rules', '/nowhere', ...moderators, ...players]) {
    const { headers, text } = await visitor.get(page);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(text).not.toMatch(/<style|\sstyle=|<script>|\son\w+=/);
  }
});

test('files that pages link to are kept for ever, under an address that changes with them', async () => {
  const visitor = await site.visitor();
  const { text } = await visitor.get('/');
  const files = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
  expect(files.length).toBe(4);
  for (const file of files) {
    const { status, headers } = await visitor.get(file);
    expect([status, headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
});

test('more than can be read is refused, and nothing breaks', async () => {
  const visitor = await site.visitor(site.desk.tokens.human);
  const text = 'x'.repeat(3_000_000);
  const { status } = await visitor.send(`${HUMAN}/orders/text`, { text });
  expect(status).toBe(413);
  expect((await visitor.get('/healthz')).text).toBe('ok\n');
});
