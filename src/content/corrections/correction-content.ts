import type { z } from 'zod';
import type { FaultLine } from '#content/orders/text/sheet-line';
import type { Token } from '#content/orders/text/tokens';
import type { EditKind, EditOf } from '#model/corrections/edit';
import type { CorrectionNames } from './correction-names.ts';

/** What the reader of one line goes by. */
export type CorrectionLine = FaultLine & Readonly<{ names: CorrectionNames }>;

/** How one kind of edit is written, in JSON and in words. */
export type CorrectionContent<K extends EditKind> = Readonly<{
  /** The first word of its line; several where the word says which value is meant. */
  verbs: readonly string[];
  /** Lines as examples, for hints and guides. */
  examples: readonly string[];
  schema: z.ZodType<EditOf<K>>;
  /** Reads the text after the verb. Errors are added to the line, and then the result is null. */
  parse: (tokens: readonly Token[], line: CorrectionLine, verb: string) => EditOf<K> | null;
  format: (edit: EditOf<K>, names: CorrectionNames) => string;
}>;
