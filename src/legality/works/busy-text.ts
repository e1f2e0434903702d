/** What is said of a unit that rests this turn, or is given up in it, by another order. @rule CON-5 @rule CON-9 */
export const BUSY_TEXT = 'has another order that takes its whole turn, such as a repair';
