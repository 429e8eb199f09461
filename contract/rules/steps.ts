/** More steps a day than this are not believed (screens-activities §2 step). */
export const MOST_STEPS = 100_000
/** So many days back are read and shown, today among them. */
export const STEP_DAYS = 31
/** How long a city stays as it was set. */
export const CITY_DAYS = 30
/** From this number of people on a city has an average. */
export const AVERAGE_FROM = 5
