/** The most orders that a sheet holds, and the most of its lines that say something. */
export const MOST_ORDERS = 500;

/** The longest sheet in words, in characters, with its notes and empty lines; a correction in words too. */
export const LONGEST_SHEET = 100_000;

/** The longest line of a sheet, in characters; an order in JSON has as many times `JSON_ROOM`. */
export const LONGEST_LINE = 2000;

/** In JSON an order says in more signs what it says in words: ids are whole, and every field has its name. */
const JSON_ROOM = 6;
export const LONGEST_ORDER_JSON = LONGEST_LINE * JSON_ROOM;
