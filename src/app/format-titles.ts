import { FORMAT_TITLES as TITLES } from '#content/format-titles';

/** The formats that have a schema, with their titles. */
export const FORMAT_TITLES: readonly (readonly [name: string, title: string])[] =
  Object.entries(TITLES);
