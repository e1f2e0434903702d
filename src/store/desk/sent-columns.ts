import type { Message } from '#app/ports/desk-record';
import { type JsonText, jsonText, parseJson } from '#store/schema/json-text';

/** What messages, letters and notices have in common that is stored as JSON. */
type Sent = Pick<Message, 'to' | 'by' | 'issued'>;
type Columns = Readonly<{
  to: JsonText<Sent['to']>;
  by: JsonText<Sent['by']>;
  issued: JsonText<NonNullable<Sent['issued']>> | null;
}>;

/** As its columns hold it. */
export const sentColumns = ({ to, by, issued }: Sent): Columns => ({
  to: jsonText(to),
  by: jsonText(by),
  issued: issued === null ? null : jsonText(issued),
});

/** As its columns say. */
export const sentOf = ({ to, by, issued }: Columns): Sent => ({
  to: parseJson(to),
  by: parseJson(by),
  issued: issued === null ? null : parseJson(issued),
});
