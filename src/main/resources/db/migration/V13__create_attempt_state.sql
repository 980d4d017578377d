-- How often something was tried in the current window of time. bucket is the SHA-256 of what is counted and of whom.
create table attempt_state (
    bucket varchar(64) not null,
    window_ends_at timestamp with time zone not null,
    used_count integer not null,
    constraint pk_attempt_state primary key (bucket)
);
create index ix_attempt_state_window_ends_at on attempt_state (window_ends_at);
