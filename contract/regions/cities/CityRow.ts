/**
 * A city as it stands in cities.json: code, name, name as people say it, pinyin by syllables, and its middle in
 * degrees, GCJ-02; 0 and 0 where nobody knows it.
 */
export type CityRow = readonly [code: string, name: string, short: string, pinyin: string, lat: number, lng: number]
