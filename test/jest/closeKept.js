/** Closes what server tests share between files: Postgres leaves a timer that would keep the process running. */
module.exports = async () => {
  for (const database of globalThis.kept?.get('pglite') ?? []) await database.close()
}
