-- Lists of one person and one day read their page along an index.
create index joins_of_user_latest on joins (iid, user_id, at) where state <> 'left';
create index entry_of_user_latest on entry (iid, user_id, created_at) where scope = 'act' and state in ('live', 'used');
create index team_of_captain on team (iid, captain_id);
create index dis_role_by_day on dis_role (iid, parent_id, at) where status = 1;
