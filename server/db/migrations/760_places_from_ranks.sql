-- Places of results are read from the ranks, which are kept result by result: until now one correction sorted all results
-- of an event anew and held the embedded database for a quarter of a minute. The results of events whose places were not
-- fixed get their scores now.
create temporary table unplaced on commit drop as
select r.* from game_result r where not exists (
  select 1 from game_info g
  where g.iid = r.iid and g.item_id = r.game_id and g.placed and g.places_asked = g.places_done
);
delete from rank_score s using (select distinct iid, game_id from unplaced) u
where s.iid = u.iid and s.scope = 'game' and s.ref_id = u.game_id;
delete from rank_bucket b using (select distinct iid, game_id from unplaced) u
where b.iid = u.iid and b.scope = 'game' and b.ref_id = u.game_id;
insert into rank_score (iid, scope, ref_id, by, period, rows, part, subject_id, value, reached_at)
select r.iid, 'game', r.game_id, t.by, 'total', 'result', p.part, r.entry_id,
  greatest(1, 1000000000000 - t.value), t.other
from unplaced r, lateral (values ('net', r.net_ms, r.gun_ms), ('gun', r.gun_ms, r.net_ms)) t (by, value, other),
  lateral (values (''), ('c:' || r.category_id),
    ('s:' || case r.sex when 'male' then '1' else '2' end),
    ('c:' || r.category_id || ' s:' || case r.sex when 'male' then '1' else '2' end)) p (part)
where not r.hidden and (r.sex is not null or p.part not like '%s:%');
insert into rank_bucket (iid, scope, ref_id, by, period, rows, part, bucket, n)
select s.iid, s.scope, s.ref_id, s.by, s.period, s.rows, s.part, floor((s.value - 1000000000000)::numeric / 10000)::integer,
  count(*)::integer
from rank_score s join (select distinct iid, game_id from unplaced) u on u.iid = s.iid and u.game_id = s.ref_id
where s.scope = 'game' group by 1, 2, 3, 4, 5, 6, 7, 8;
drop index game_result_net;
drop index game_result_gun;
drop index game_result_category;
alter table game_result drop column place_all, drop column place_category, drop column place_sex,
  drop column of_all, drop column of_category, drop column of_sex;
alter table game_info drop column places_asked, drop column places_done, drop column placed;
