-- Who wants to be told ten minutes before something begins, and who invited them first.
create table reminder (
  iid integer not null,
  user_id bigint not null,
  target_id text not null,
  inviter_id bigint,
  at bigint not null,
  told_at bigint,
  primary key (iid, target_id, user_id)
);
create index reminder_of_member on reminder (iid, user_id);

-- Live rooms that begin soon.
create index content_live_soon on content (start_at) where module_type = 23 and status = 'published';
