-- A day's steps of a million people lay in 60 buckets, so that 20,000 rows were counted for a place, and 50,000 race
-- times in 8,000, all of which were added up. Both are cut anew, as rankOrder.ts does it from now on.
delete from rank_bucket where (by = 'steps' and period <> 'total') or by in ('net', 'gun');
insert into rank_bucket (iid, scope, ref_id, by, period, rows, part, bucket, n)
select iid, scope, ref_id, by, period, rows, part,
  floor(case when by = 'steps' then value::numeric / 20 else (value - 1000000000000)::numeric / 10000 end)::integer,
  count(*)::integer
from rank_score
where value > 0 and ((by = 'steps' and period <> 'total') or by in ('net', 'gun'))
group by 1, 2, 3, 4, 5, 6, 7, 8;
