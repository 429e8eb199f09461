-- Places of many results are fixed by a job: how often they were asked for, and up to where they are done.
alter table game_info add column places_asked bigint not null default 0;
alter table game_info add column places_done bigint not null default 0;
-- True once the places were fixed; until then published results stay closed.
alter table game_info add column placed boolean not null default false;
update game_info set placed = true where published_at is not null;
create index game_info_unplaced on game_info (iid, item_id) where places_asked > places_done;
