-- A file that a run made, compressed and in parts, since H2 bounds a binary column to a mebibyte. file_bytes is the size of all
-- parts of the file, on its first part; 0 on the others.
create table run_file (
    run_id bigint not null,
    file_name varchar(20) not null,
    part_number integer not null,
    file_bytes bigint not null,
    part bytea not null,
    constraint pk_run_file primary key (run_id, file_name, part_number),
    constraint fk_run_file_run foreign key (run_id) references run_record (id) on delete cascade
);
