-- What lists are ordered by, each with its index. An item without dates never closes and never ends.
alter table content_index drop column hot;
alter table content_index
  add column open_until bigint not null generated always as (
    least(coalesce(end_at, 9007199254740991), coalesce(close_at, start_at, 9007199254740991))) stored,
  add column ended_at bigint generated always as (coalesce(end_at, close_at)) stored,
  add column days integer generated always as (greatest(1, ceil((coalesce(end_at, start_at) - start_at) / 86400000.0))) stored;
drop index content_index_newest;
drop index content_index_all;
create index content_newest on content_index (iid, module_type, published_at, id) where status = 'published';
create index content_newest_of_all on content_index (iid, published_at, id, module_type) where status = 'published';
create index content_of_author on content_index (iid, author_id, published_at, id);
create index content_of_author_by_module on content_index (iid, author_id, module_type, published_at, id);
create index content_of_parent on content_index (iid, parent_id, published_at, id) where status = 'published' and parent_id is not null;
create index content_of_type on content_index (iid, type_id, published_at, id) where status = 'published' and type_id is not null;
create index content_by_start on content_index (iid, module_type, start_at, id) where status = 'published';
create index content_open on content_index (iid, module_type, open_until, id) where status = 'published';
create index content_running on content_index (iid, module_type, (coalesce(end_at, 9007199254740991)), id)
  where status = 'published' and start_at is not null;
create index content_ended on content_index (iid, module_type, ended_at, id) where status = 'published' and ended_at is not null;
create index content_next on content_index (iid, parent_id, start_at, id) where status = 'published' and parent_id is not null;
create index content_current on content_index (iid, parent_id, (coalesce(end_at, start_at)), id)
  where status = 'published' and parent_id is not null;
create index content_by_price on content_index (iid, module_type, (coalesce(price_fen, 2147483647)), id) where status = 'published';
create index content_of_province on content_index (iid, module_type, province, published_at, id)
  where status = 'published' and province is not null;
create index content_by_days on content_index (iid, module_type, days) where status = 'published';

-- Neighbours on the map (Mercator, where a step is as long in each direction). Each tenant has a band of its own, so that
-- the next neighbour is always one of the same tenant.
create function map_point(iid integer, lat double precision, lng double precision) returns point language sql immutable parallel safe as $$
  select point(lng, degrees(ln(tan(radians(45 + greatest(least(lat, 85), -85) / 2)))) + iid * 1000.0)
$$;
create index content_near on content_index using gist (map_point(iid, lat, lng))
  where status = 'published' and lat is not null and lng is not null;
create index content_nowhere on content_index (iid, id, module_type) where status = 'published' and (lat is null or lng is null);

-- What a row is looked up by, for every search: each two characters of its words that stand side by side, and marks that
-- are looked up whole. The tenant stands before each, so that a search reads nothing of another tenant's.
create function search_terms(iid integer, words text, marks text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct iid || term), '{}') from (
    select substr(words, i, 2) as term from generate_series(1, length(words) - 1) i where substr(words, i, 2) not like '% %'
    union all
    select '#' || mark from unnest(marks) mark where mark is not null
  ) terms
$$;
create index content_found on content_index using gin (search_terms(iid, text, tags || type_id || province)) where status = 'published';

-- Kept, so that no list adds them up.
alter table content_counts
  add column hot integer not null generated always as (view + 10 * collect) stored,
  add column score_sum integer not null default 0,
  add column scored integer not null default 0;
insert into content_counts (iid, module_type, id) select iid, module_type, id from content_index on conflict do nothing;
insert into content_counts (iid, module_type, id, comment, score_sum, scored)
  select iid, type, target_id, count(*), sum(s1 + s2 + s3), count(*) filter (where s1 > 0)
  from comments where status = 'shown' group by iid, type, target_id
  on conflict (iid, module_type, id) do update
    set comment = excluded.comment, score_sum = excluded.score_sum, scored = excluded.scored;
update content_counts n set "join" = j.num from (
  select iid, module_type, id, sum(num) as num from joins where state = 'joined' group by iid, module_type, id) j
  where j.iid = n.iid and j.module_type = n.module_type and j.id = n.id;
create index content_hottest on content_counts (iid, module_type, hot, id);
create index content_hottest_of_all on content_counts (iid, hot, id, module_type);
create index content_joined on content_counts (iid, module_type, "join", id);

alter table member add column fans integer not null default 0;
update member m set fans = f.n from (select iid, to_id, count(*) as n from follows group by iid, to_id) f
  where f.iid = m.iid and f.to_id = m.rid;
create index member_followed on member (iid, fans, rid);
create index member_found on member using gin (search_terms(iid, lower(nick_name), '{}'));
