-- Results were ranked by gun time in all only: within a category or a sex that list was empty. Those that are published
-- get their rows now, as results.ts writes them.
insert into rank_score (iid, scope, ref_id, by, period, rows, part, subject_id, value, reached_at)
select r.iid, 'game', r.game_id, 'gun', 'total', 'result', p.part, r.entry_id, 1000000000000 - r.gun_ms, r.net_ms
from game_result r, lateral (values ('c:' || r.category_id),
  ('s:' || case r.sex when 'male' then '1' else '2' end),
  ('c:' || r.category_id || ' s:' || case r.sex when 'male' then '1' else '2' end)) p (part)
where r.place_all is not null and not r.hidden and (r.sex is not null or p.part not like '%s:%')
on conflict do nothing;
delete from rank_bucket where scope = 'game' and by = 'gun' and rows = 'result' and part <> '';
insert into rank_bucket (iid, scope, ref_id, by, period, rows, part, bucket, n)
select iid, scope, ref_id, by, period, rows, part, floor((value - 1000000000000)::numeric / 10000)::integer,
  count(*)::integer
from rank_score where scope = 'game' and by = 'gun' and rows = 'result' and part <> '' and value > 0
group by 1, 2, 3, 4, 5, 6, 7, 8;
