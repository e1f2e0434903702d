import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';
import { type Scenario, scenarioSchema } from './scenario-schema.ts';

/** A scenario by its form alone; undefined: it has another form. Its parts are checked against each other when it is played. */
export function outlineOf(text: string): Scenario | undefined {
  const json = readJson(text);
  if (!json.ok) return undefined;
  const parsed = readBySchema(scenarioSchema, json.value);
  return parsed.success ? parsed.data : undefined;
}
