import type { Writer } from '#engine/apply/writer';
import type { EditKind, EditOf } from '#model/corrections/edit';

/** What one line of a correction does to the state. */
export type EditWriter<E> = (edit: E, write: Writer) => void;

/** A writer for each edit of a family. */
export type EditWriters<K extends EditKind> = { readonly [T in K]: EditWriter<EditOf<T>> };
