-- Ranks of a part of the people (an area, a category, a checkpoint), and counts of scores by their size: a place among
-- very many people is the sum of the counts above and a few rows beside the own one.
alter table rank_score add column part text not null default '';
alter table rank_score drop constraint rank_score_pkey;
alter table rank_score add primary key (iid, scope, ref_id, by, period, rows, part, subject_id);
drop index rank_score_order;
create index rank_score_order on rank_score
  (iid, scope, ref_id, by, period, rows, part, (-value), reached_at, subject_id) where value > 0;
create index rank_score_of_subject on rank_score (iid, rows, subject_id);

create table rank_bucket (
  iid integer not null,
  scope text not null,
  ref_id text not null,
  by text not null,
  period text not null,
  rows text not null,
  part text not null default '',
  bucket integer not null,
  n integer not null,
  primary key (iid, scope, ref_id, by, period, rows, part, bucket)
);
-- Until now all scores are of places, whose buckets are one place wide.
insert into rank_bucket (iid, scope, ref_id, by, period, rows, bucket, n)
select iid, scope, ref_id, by, period, rows, value::integer, count(*)::integer
from rank_score where value > 0 group by iid, scope, ref_id, by, period, rows, value;
