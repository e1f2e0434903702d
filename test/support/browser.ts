import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** A running browser for tests of pages. Close it when the tests are done. */
export type TestBrowser = Readonly<{
  /** Where the program was found. */
  program: string;
  /** A fresh page without cookies, in English, in UTC, and without motion; close its context by `page.context().close()`. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  close: () => Promise<void>;
}>;

/** Without motion: nothing is caught halfway between two colours. */
const VISITOR: BrowserContextOptions = {
  locale: 'en-US',
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
};

type Program = Readonly<{
  path: string;
  environment: Readonly<Record<string, string>>;
  cleanUp: () => Promise<void>;
}>;

/** The shell first: it does all that is asked of it here, in half the time. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Quiet ones only: nothing here may loosen what a page is allowed to do. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function installedPrograms(): Program[] {
  const named = process.env['CHROME_PATH'];
  const paths = named === undefined || named === '' ? INSTALLED : [named, ...INSTALLED];
  return paths
    .filter((path) => existsSync(path))
    .map((path) => ({ path, environment: {}, cleanUp: async () => {} }));
}

/** Runs with environment variables set for the while. */
async function withEnvironment<T>(
  set: Readonly<Record<string, string>>,
  act: () => Promise<T>,
): Promise<T> {
  const before = { ...process.env };
  Object.assign(process.env, set);
  try {
    return await act();
  } finally {
    for (const name of Object.keys(set)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

/** The package's own settings name /tmp/fonts, which is not there; without a font a page has no text and no size. */
function fontSettingsFor(folder: string): string {
  const ours = fileURLToPath(new URL('../../node_modules/dejavu-fonts-ttf/ttf', import.meta.url));
  const folders = [join(folder, 'fonts'), ours, '/usr/share/fonts'].map(
    (name) => `<dir>${name}</dir>`,
  );
  return `<fontconfig>${folders.join('')}<cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>`;
}

/**
 * The browser that came as a package, unpacked into a folder of its own, because the package itself writes to fixed names in the temp
 * folder. It uses the libraries that a bare machine lacks only where it believes to be at home, so the second variable is needed.
 */
async function packagedProgram(): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'farlane-chromium-'));
  const cleanUp = () => rm(folder, { recursive: true, force: true });
  try {
    const path = await withEnvironment(
      { TMPDIR: folder, AWS_EXECUTION_ENV: 'nodejs20.x' },
      async () => {
        const { default: packaged } = await import('@sparticuz/chromium');
        return packaged.executablePath();
      },
    );
    const fontSettings = join(folder, 'fonts.conf');
    await writeFile(fontSettings, fontSettingsFor(folder));
    const libraries = join(folder, 'al2023', 'lib');
    const environment = { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: fontSettings };
    return { path, environment, cleanUp };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

async function launch({ path, environment }: Program): Promise<Browser> {
  const env = Object.fromEntries(
    Object.entries({ ...process.env, ...environment }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  const asRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: path,
    args: asRoot ? [...FLAGS, '--no-sandbox'] : FLAGS,
    env,
  });
}

async function started(program: Program): Promise<TestBrowser> {
  const browser = await launch(program);
  return {
    program: program.path,
    newPage: async (options) => {
      const context = await browser.newContext({ ...VISITOR, ...options });
      return context.newPage();
    },
    close: async () => {
      await browser.close();
      await program.cleanUp();
    },
  };
}

async function firstThatRuns(
  programs: readonly (() => Promise<Program>)[],
): Promise<TestBrowser | string> {
  const reasons: string[] = [];
  for (const find of programs) {
    let program: Program | undefined;
    try {
      program = await find();
      return await started(program);
    } catch (error) {
      await program?.cleanUp();
      const message = error instanceof Error ? error.message : String(error);
      reasons.push(`${program?.path ?? '@sparticuz/chromium'}: ${message.slice(0, 600)}`);
    }
  }
  return reasons.join('\n');
}

/**
 * A browser, or undefined with a loud notice where none can run; there the tests that need one are skipped:
 *
 *     const browser = await browserOrSkip();
 *     describe.skipIf(browser === undefined)('the map page', …)
 *
 * With FARLANE_REQUIRE_BROWSER=1, as in CI, it throws instead.
 */
export async function browserOrSkip(): Promise<TestBrowser | undefined> {
  const installed = installedPrograms().map((program) => () => Promise.resolve(program));
  const found = await firstThatRuns([...installed, packagedProgram]);
  if (typeof found !== 'string') return found;
  const notice = `The browser tests were NOT RUN: no browser could be started.\n${found}`;
  if (process.env['FARLANE_REQUIRE_BROWSER'] === '1') throw new Error(notice);
  console.warn(`\n${'!'.repeat(80)}\n${notice}\n${'!'.repeat(80)}\n`);
  return undefined;
}

/** Opens a sign-in link and goes in without a password, as somebody does who has just started the program. */
export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.click('button:has-text("Go in without a password")');
  await page.waitForURL(/\/campaigns\//);
}
