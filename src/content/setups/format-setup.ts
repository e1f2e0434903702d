import { plain, plainForce, plainScenario } from '#content/scenarios/format-scenario';
import { readBySchema } from '#content/schema-words';
import { type SetupFile, type SetupEmpire, type SetupMap, setupSchema } from './setup-schema.ts';

type Row = Readonly<Record<string, unknown>>;

const USUAL = {
  setup: { settings: {}, treaties: [], forceLists: [], names: [] },
  draw: { title: 'A new galaxy', roll: 1, era: 1, settings: {}, edits: [] },
  claim: { kind: 'colony' },
} satisfies Readonly<Record<string, Row>>;

const plainMap = (map: SetupMap): Row =>
  'draw' in map ? { draw: plain(map.draw, USUAL.draw) } : { scenario: plainScenario(map.scenario) };

function plainEmpire({ colonies, forces, ...rest }: SetupEmpire): Row {
  return {
    ...rest,
    ...(colonies === undefined
      ? {}
      : { colonies: colonies.map((claim) => plain(claim, USUAL.claim)) }),
    ...(forces === undefined ? {} : { forces: forces.map(plainForce) }),
  };
}

/** A setup as a file, without entries that have their default. The same decisions always give the same text. */
export function formatSetup(setup: SetupFile): string {
  // Reading puts all entries in the order of the schema, in whichever order they were decided.
  const read = readBySchema(setupSchema, setup);
  const { map, empires, ...rest } = read.success ? read.data : setup;
  const { name, format, version, ...others } = rest;
  const file = {
    ...{ format, version, name, map: plainMap(map) },
    ...plain(others, USUAL.setup),
    empires: empires.map(plainEmpire),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
