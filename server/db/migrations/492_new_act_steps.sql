-- Followers of a province are told of a new activity in groups: up to which follower, and whether that was the last one.
alter table new_act_notice add column told_to bigint not null default 0;
alter table new_act_notice add column done boolean not null default true;
create index content_mark_followers on content_mark (iid, kind, target_id, user_id) where mark = 'follow';
