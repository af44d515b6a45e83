/** What was looked for last: who follows a find and comes back sees the others still. */
export const searching = $state({ query: '' });
