-- The statistics of 192 are gathered with the next analysis: a table that hardly changes may wait for it for months.
do $$ begin
  if exists (select from content_index) then analyze content_index; end if;
  if exists (select from goods) then analyze goods; end if;
end $$;
