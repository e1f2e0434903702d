import { z } from 'zod';
import { nameSchema } from '#content/name-schema';
import { houseUnitSchema } from './house-list-schema.ts';

/*
 * The format of a file in docs/rules/empires, version 1: a house force list with what makes its empire different. It is
 * told in docs/formats/force-list.md.
 */
const EMPIRE_FORMAT = 'farlane-empire';
const EMPIRE_VERSION = 1;

const paragraph = z.string().min(1).max(1000);
const points = z.array(z.string().min(1).max(200)).min(1).max(10);
const names = z.array(nameSchema).min(12).max(60);
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'This is not a color. Write, for example, #1f4e9c');

const characterSchema = z.strictObject({
  /** Who they are. */
  people: paragraph,
  /** How to play them. */
  play: paragraph,
  strengths: points,
  weaknesses: points,
});

/** What a player may call new things. */
const namesSchema = z.strictObject({ ships: names, systems: names });

const markSchema = z.strictObject({
  /** What it shows, in words. */
  blazon: z.string().min(1).max(100),
  /** Its color on a light ground and on a dark one. */
  light: colour,
  dark: colour,
  /** Path data for SVG in a square of 24 by 24, filled by the even-odd rule. */
  paths: z
    .array(
      z.string().regex(/^M[MLHVCSQTAZmlhvcsqtaz0-9 .,-]+$/, 'This is not path data. Begin with M'),
    )
    .min(1)
    .max(8),
});

/** A class that the book prints, by its name. */
const printedUnitSchema = z.strictObject({ printed: nameSchema });

export const empireFileSchema = z.strictObject({
  format: z.literal(EMPIRE_FORMAT),
  version: z.literal(EMPIRE_VERSION),
  id: z.string(),
  /** As in the book: its tables and themes are found by it. */
  name: nameSchema,
  character: characterSchema,
  names: namesSchema,
  mark: markSchema,
  /** In the order in which they are unlocked within an era. */
  units: z.array(z.union([houseUnitSchema, printedUnitSchema])).min(1),
});
export type EmpireFile = z.infer<typeof empireFileSchema>;
