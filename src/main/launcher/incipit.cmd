@echo off
rem Starts Incipit from the folder that contains this script; Java need not be installed. The other platforms' launcher is "incipit".
rem INCIPIT_MEMORY is the process's memory in megabytes; heap, concurrent runs and room for request bodies are derived from it.
rem INCIPIT_JAVA_OPTIONS holds further JVM options, separated by spaces; an option in quotes may contain spaces.
setlocal EnableExtensions DisableDelayedExpansion
for %%I in ("%~dp0..") do set "home=%%~fI"

rem The command's name; --config FILE may precede it. cmd splits --config=FILE in two as well.
set "command=%~1"
if "%command%"=="--config" set "command=%~3"
if "%command%"=="-c" set "command=%~3"

rem Mapping the cache takes longer than printing a version.
set "cache=-XX:AOTCache=%home%\lib\incipit.aot"
if not exist "%home%\lib\incipit.aot" set "cache=-Dincipit.cache=none"
if "%command%"=="version" set "cache=-Dincipit.cache=none"
if "%command%"=="--version" set "cache=-Dincipit.cache=none"
if "%command%"=="-V" set "cache=-Dincipit.cache=none"

rem A command ends before the optimizing compiler pays off. The rest of the memory is for threads, code and buffers.
set "tier=1"
set "memory=320"
set "share=72"
if "%command%"=="serve" set "tier=4"
if "%command%"=="train" set "tier=4"
if "%tier%"=="4" set "memory=512"
if "%tier%"=="4" set "share=60"
if not defined INCIPIT_MEMORY goto heap
set INCIPIT_MEMORY | findstr /r /x /c:"INCIPIT_MEMORY=[1-9][0-9][0-9]" /c:"INCIPIT_MEMORY=[1-9][0-9][0-9][0-9]" /c:"INCIPIT_MEMORY=[1-9][0-9][0-9][0-9][0-9]" /c:"INCIPIT_MEMORY=[1-9][0-9][0-9][0-9][0-9][0-9]" >nul || goto nomemory
if %INCIPIT_MEMORY% lss 190 goto nomemory
set "memory=%INCIPIT_MEMORY%"
:heap
set /a "heap=memory * share / 100"

"%home%\runtime\bin\java.exe" "@%home%\lib\java.options" "-XX:TieredStopAtLevel=%tier%" "-Xmx%heap%m" "-Dincipit.home=%home%" "%cache%" %INCIPIT_JAVA_OPTIONS% -jar "%home%\lib\incipit.jar" %*
exit /b %ERRORLEVEL%

:nomemory
echo INCIPIT_MEMORY must be a whole number of megabytes from 190 on, such as 512. 1>&2
exit /b 2
