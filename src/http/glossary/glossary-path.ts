/** Where the words of the game are explained. */
export const GLOSSARY_PATH = '/glossary';
