-- The values themselves stand in the index too: without them PostgreSQL reads thousands of rows to count who is ahead.
drop index rank_score_order;
create index rank_score_order on rank_score
  (iid, scope, ref_id, by, period, rows, part, (-value), reached_at, subject_id) include (value) where value > 0;
