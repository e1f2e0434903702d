/** So many orders a sheet may hold. */
export const MOST_ORDERS = 5000;
