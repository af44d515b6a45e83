// How the page is found by the measurements: the one place to change when it does.

/** On the start page of somebody who is new: begins a game in which the visitor moves first. */
export const startButton = '.welcome button.primary';

/** A square whose tower may be moved now. Its name says so, for screen readers and for us. */
export const movableSquare = '[role="gridcell"]:is([aria-label*="can move"], [aria-label*="must move"])';

/** Where the tower in hand may go. */
export const goalSquare = '[role="gridcell"].goal';

/** Where the first position is analysed as soon as one comes there. */
export const analysis = '#/analysis';

/** Shows the verdicts as they come. */
export const analysisBoard = '[role="grid"]';
