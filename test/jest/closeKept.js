/** Closes what server tests kept between files: Postgres leaves a timer running that would hold the process. */
module.exports = async () => {
  for (const database of globalThis.kept?.get('pglite') ?? []) await database.close()
}
